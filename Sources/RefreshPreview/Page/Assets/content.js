// The rows of the list in the phone: those of an app that has such a control.

/** The apps, each with the words that tell its controls and with its rows; the last one fits all. */
const apps = [
  {
    words: /chat|message|conversation/i, picture: "person", rows: [
      ["Mina Okafor", "The 8:15 is late again, save me a seat?", "9:38"], ["Book club", "Jonas: I am only at chapter four", "9:12"],
      ["Dad", "Your bicycle is ready. Brakes, too.", "8:47"], ["Lena and Piet", "We found a house!", "Yesterday"],
      ["Studio", "Ayla: the kiln is free on Thursday", "Yesterday"], ["Tomás", "Thanks for yesterday, that was fun", "Tuesday"],
      ["Running group", "Noor: six kilometers along the canal", "Monday"], ["Grandma", "How do I send a picture?", "Sunday"],
    ],
  },
  {
    words: /news|article|headline/i, picture: "photo", rows: [
      ["Night trains return to the coast", "Eleven cities get a sleeper again, the first in twenty years", "5 min"], ["A library that lends tools", "Drills and ladders go out twice as often as novels", "18 min"],
      ["Comet visible until Friday", "Look west after sunset, low above the horizon", "40 min"], ["Bees move onto the opera’s roof", "The first honey is expected in June", "1 h"],
      ["Bridge reopens to cyclists", "Cars have to wait for another month", "2 h"], ["The quiet return of the otter", "Rivers are cleaner than in living memory", "3 h"],
      ["School meals from the region", "What forty kitchens learned in a year", "5 h"], ["Chess club wins in overtime", "The youngest player is nine", "7 h"],
    ],
  },
  {
    words: /store|shop|product|offer|cart/i, picture: "photo", rows: [
      ["Enamel mug", "Sea green, 0.35 l", "€ 14"], ["Wool blanket", "Woven in Wales, 150 × 200 cm", "€ 89"], ["Desk lamp", "Brass, dims to candlelight", "€ 120"],
      ["Linen apron", "With two pockets, washed", "€ 38"], ["Bread knife", "Beech handle, 22 cm", "€ 46"], ["Tea pot", "Stoneware for four cups", "€ 54"],
      ["Door mat", "Coconut fiber, 60 × 40 cm", "€ 25"], ["Wall clock", "Runs without ticking", "€ 72"],
    ],
  },
  {
    words: /galler|photo|picture|image|album|trailer/i, picture: "photo", rows: [
      ["Lisbon", "128 photos", "May"], ["Garden", "46 photos", "May"], ["Harbor at night", "17 photos", "April"], ["Luca’s birthday", "83 photos", "April"],
      ["Snow", "31 photos", "February"], ["Old town", "59 photos", "January"], ["Kitchen", "12 photos", "January"], ["Sketches", "24 photos", "2025"],
    ],
  },
  {
    words: /result|search|place/i, picture: "photo", rows: [
      ["Café Meridian", "Coffee, breakfast · open until 18:00", "120 m"], ["The Paper Mill", "Books and stationery · open until 19:30", "300 m"],
      ["Orchard Market", "Groceries · open until 21:00", "450 m"], ["Canal Cinema", "Three screens · next film at 20:15", "600 m"],
      ["Botanical garden", "Free on Wednesdays · open until 17:00", "850 m"], ["Bakery Lindqvist", "Cardamom buns · closes soon", "1 km"],
      ["Swimming hall", "25 m pool, sauna · open until 22:00", "1.3 km"], ["Museum of tides", "Closed today", "2 km"],
    ],
  },
  {
    words: /feed|post|timeline|moment/i, picture: "person", rows: [
      ["Ines Caro", "First tomatoes of the year. All three of them.", "2 min"], ["Harbor radio", "Fog until noon, ferries run every hour", "10 min"],
      ["Kofi Mensah", "Rode the whole dike today: 84 km, no flat tire", "26 min"], ["Yuki", "The cat has learned to open the drawer", "1 h"],
      ["Atelier North", "Open doors on Saturday, bring your broken chairs", "2 h"], ["Sam Whitlock", "Does anybody know a good piano tuner?", "3 h"],
      ["City archive", "This week in 1926: the tram gets lights", "4 h"], ["Marta", "Proof that it stopped raining", "6 h"],
    ],
  },
  {
    words: /(?:)/, picture: "person", rows: [
      ["Nadia Haddad", "Tickets for Friday. Row 7, seats 12 and 13, as you asked", "9:32"], ["Repair café", "Your radio works again. It was only a fuse", "9:05"],
      ["Oskar Lind", "Minutes of Monday’s meeting, with two open questions", "8:41"], ["Hotel Aurora", "Your booking is confirmed for two nights in June", "8:10"],
      ["Priya Raman", "Re: summer house. The keys are with the neighbors", "Yesterday"], ["City library", "“The Tidal Year” is ready to be picked up", "Yesterday"],
      ["Elias", "Photos of the hike, and the recipe I promised", "Tuesday"], ["Choir", "New dates for the autumn, please answer by Sunday", "Monday"],
    ],
  },
];

/** The app that a control may belong to. */
function appOf({ name, summary, file }) {
  return apps.find(({ words }) => words.test(`${name} ${summary ?? ""} ${file.split("/").at(-1)}`));
}

/** The extent of a row along the scroll axis; rows with large texts are higher. */
function rowExtent(isSideways, { size }) {
  if (isSideways) return 200;
  return size > 6 ? 160 : 80;
}

/** A row of the list, or a card if the list is horizontal. */
function listRow(app, index, settings) {
  const row = document.createElement("div");
  row.className = `cell ${app.picture}`;
  const [title, text, time] = app.rows[index % app.rows.length];
  const initials = title.split(/\s+/).map((word) => word[0]).slice(0, 2).join("").toUpperCase();
  const parts = { i: app.picture === "person" ? initials : "", b: title, time, span: text };
  for (const [name, content] of Object.entries(parts)) {
    const part = document.createElement(name);
    part.textContent = content;
    part.dir = "auto";
    row.append(part);
  }
  const points = (style) => `${data.textSizes[style][settings.size]}px`;
  row.style.setProperty("--hue", (index * 67 + 205) % 360);
  row.style.setProperty("--title", points("headline"));
  row.style.setProperty("--text", points("subheadline"));
  row.style.setProperty("--lines", settings.size > 4 ? 1 : 2);
  return row;
}
