// One layer a line, in the order in which specs write its keys.
// swift-format-ignore-file

/// The built-in drawings; each is named after the library whose indicator it draws.
extension RefreshDrawing {
  /// The built-in drawings by name, in the order of the documentation. Making them all takes a third of
  /// the time that the check of one spec takes, so each is made when it is used.
  package static let builtIn: KeyValuePairs<String, @Sendable () -> RefreshDrawing> = [
    "ring": { ring }, "spokes": { spokes }, "mjArrow": { mjArrow },
    "mjTrailer": { mjTrailer }, "svArrow": { svArrow }, "egoArrow": { egoArrow },
    "esArrow": { esArrow }, "xdIcon": { xdIcon }, "material": { material },
    "progressCircle": { progressCircle }, "dgCircle": { dgCircle }, "kafkaNative": { kafkaNative },
    "kafkaWoody": { kafkaWoody }, "kafkaAllen": { kafkaAllen }, "kafkaCircle": { kafkaCircle },
    "kafkaDot": { kafkaDot }, "kafkaArc": { kafkaArc }, "kafkaTriangle": { kafkaTriangle },
    "kafkaRing": { kafkaRing }, "kafkaArrow": { kafkaArrow }, "crFast": { crFast },
    "telegram": { telegram }, "quietRing": { quietRing }, "endMark": { endMark },
  ]

  /// The default of 2026: fills with the pull, snaps to the tint, turns open, closes where it is, and shows the outcome.
  package static let ring = named("ring", RefreshDrawing(width: 24, height: 24, layers: [ring3, ring4, ring5, ring6, ring7]))
  private static let ring1 = RefreshLayer(.circle(10.75), stroke: .track, width: .thick)
  private static let ring2 = RefreshLayer(.circle(10.75), stroke: .states([.idle: .ink, .pulling: .ink, .failed: .bad], else: .tint, over: 0.12), end: .states([.idle: 0, .pulling: .pull([0.15: 0, 1: 1]), .pending: 0.72, .refreshing: 0.72], else: 1, over: 0.25), rotate: .states([.pending: .loop(1), .refreshing: .loop(1), .ending: .hold], else: 0, over: 0.25), width: .thick)
  private static let ring3 = RefreshLayer(.group([ring1, ring2]), scale: .states([.idle: 0.6, .pulling: .pull([0.08: 0.6, 0.6: 1]), .armed: .once(0.35, [0: 1, 0.25: 1.1, 0.65: 0.98, 1: 1], ease: .easeInOut), .ending: .visible([0: 0.5, 1: 1])], else: 1, over: 0.12), opacity: .states([.idle: 0, .pulling: .pull([0.08: 0, 0.35: 1], ease: .easeInOut), .ending: .visible([0: 0, 0.5: 1])], else: 1, over: 0.12))
  private static let ring4 = RefreshLayer(.circle(10.75), stroke: .tint, scale: .states([.armed: .once(0.4, [0: 1, 1: 1.6], ease: .easeOut)], else: 1, over: 0.08), opacity: .states([.armed: .once(0.4, [0: 0.35, 1: 0], ease: .easeOut)], else: 0, over: 0.08), width: 1.5)
  private static let ring5 = RefreshLayer(.line([[-4.6, 0.4], [-1.3, 3.7], [4.9, -3.3]]), stroke: .tint, end: .states([.succeeded: .constant(1).moved(over: 0.22, delay: 0.12)], else: 0, over: 0.12), scale: .states([.ending: .visible([0: 0.5, 1: 1])], else: 1), opacity: .states([.ending: .visible([0: 0, 0.5: 1])], else: 1), width: .thick)
  private static let ring6 = RefreshLayer(.line([[0, -5.2], [0, 0.9]]), stroke: .bad, end: .states([.failed: .constant(1).moved(over: 0.18, delay: 0.12)], else: 0, over: 0.12), scale: .states([.ending: .visible([0: 0.5, 1: 1])], else: 1), opacity: .states([.ending: .visible([0: 0, 0.5: 1])], else: 1), width: .thick)
  private static let ring7 = RefreshLayer(.circle(1.5, at: [0, 4.9]), fill: .bad, scale: .states([.ending: .visible([0: 0.5, 1: 1])], else: 1), opacity: .states([.failed: .constant(1).moved(over: 0.1, delay: 0.26)], else: 0, over: 0.12))

  /// UIRefreshControl: spokes appear clockwise, turn in eight steps, and shrink while the list closes.
  package static let spokes = named("spokes", RefreshDrawing(width: 28, height: 28, layers: [spokes1]))
  private static let spokes1 = RefreshLayer(.rect(width: 2.8, height: 9.33, at: [0, -9.33], radius: 1.4), copies: RefreshCopies(8, turn: 45, delay: 0.125), fill: .spoke, scale: .states([.ending: .visible([0: 0, 1: 1])], else: 1), opacity: .states([.idle: 0, .pulling: .pull([0: 0, 0.35: 0.576], ease: .easeInOut), .exhausted: 1, .secondLevel: 1], else: .spokes), shown: .states([.idle: 0, .pulling: .pull([0: 0, 1: 8])], else: 8))

  /// MJRefresh: an arrow that the spinner replaces.
  package static let mjArrow = named("mjArrow", RefreshDrawing(width: 20, height: 40, layers: [mjArrow1, mjArrow2]))
  private static let mjArrow1 = RefreshLayer(.path("M0 -10.75L0 10.5M-6 4.75L0 10.75L6 4.75"), followsArrow: true, stroke: .mj, rotate: .states([.armed: -180], else: 0, over: 0.25, ease: .easeInOut), opacity: .states([.pending: .constant(0).moved(over: 0), .refreshing: .constant(0).moved(over: 0), .ending: 0], else: 1, over: 0.15), width: 1.5)
  private static let mjArrow2 = RefreshLayer.system(.medium, opacity: .states([.pending: .constant(1).moved(over: 0), .refreshing: .constant(1).moved(over: 0), .ending: .constant(0).moved(over: 0.4)], else: 0, over: 0.15))

  /// MJRefresh at the trailing edge: an arrow in an open circle.
  package static let mjTrailer = named("mjTrailer", RefreshDrawing(width: 20, height: 20, isMirrored: true, layers: [mjTrailer3]))
  private static let mjTrailer1 = RefreshLayer(.circle(8.5, from: 262, sweep: 336), cap: .butt, stroke: .mj)
  private static let mjTrailer2 = RefreshLayer(.path("M3.2 0L-3.6 0M-1.4 -2.1L-3.6 0L-1.4 2.1"), stroke: .mj)
  private static let mjTrailer3 = RefreshLayer(.group([mjTrailer1, mjTrailer2]), followsArrow: true, rotate: .states([.idle: 0, .pulling: 0, .exhausted: 0, .secondLevel: 0], else: 180, over: 0.25, ease: .easeInOut))

  /// SVPullToRefresh: an arrow of six bars under a gradient.
  package static let svArrow = named("svArrow", RefreshDrawing(width: 22, height: 48, layers: [svArrow1, svArrow2]))
  private static let svArrow1 = RefreshLayer(.path("M-6 -24L6 -24L6 -20L-6 -20ZM-6 -18L6 -18L6 -14L-6 -14ZM-6 -12L6 -12L6 -8L-6 -8ZM-6 -6L6 -6L6 -2L-6 -2ZM-6 0L6 0L6 4L-6 4ZM-6 6L6 6L6 10L-6 10ZM-11 10L0 24L11 10Z"), fade: RefreshFade([-24, 0], [14.4, 1]), followsArrow: true, fill: .sv, rotate: .states([.armed: 180], else: 0, over: 0.2, ease: .easeInOut), opacity: .states([.pending: 0, .refreshing: 0, .ending: 0], else: 1, over: 0.2, ease: .easeInOut))
  private static let svArrow2 = RefreshLayer.system(.medium, opacity: .states([.pending: 1, .refreshing: 1], else: 0, over: 0.2, ease: .easeInOut))

  /// EGOTableViewPullRefresh: an arrow of four bars of rising weight.
  package static let egoArrow = named("egoArrow", RefreshDrawing(width: 23, height: 60, layers: [egoArrow3, egoArrow4]))
  private static let egoArrow1 = RefreshLayer(.rect(width: 11, height: 5, at: [0, -25.5]), copies: RefreshCopies(4, move: [0, 9]), fill: .ego, opacity: .all(.copies([0.1, 0.3, 0.5, 0.83])))
  private static let egoArrow2 = RefreshLayer(.polygon([[-5.5, 7.5], [5.5, 7.5], [5.5, 13], [11.5, 13], [0, 28.5], [-11.5, 13], [-5.5, 13]]), fill: .ego, opacity: 0.86)
  private static let egoArrow3 = RefreshLayer(.group([egoArrow1, egoArrow2]), followsArrow: true, rotate: .states([.armed: 180], else: 0, over: 0.18, ease: .easeInOut), opacity: .states([.pending: 0, .refreshing: 0, .ending: 0], else: 1))
  private static let egoArrow4 = RefreshLayer.system(.medium, opacity: .states([.pending: 1, .refreshing: 1], else: 0))

  /// ESPullToRefresh and CRRefresh: a thin arrow.
  package static let esArrow = named("esArrow", RefreshDrawing(width: 20, height: 20, layers: [esArrow1, esArrow2]))
  private static let esArrow1 = RefreshLayer(.path("M0 -8L0 8M-4.5 3.2L0 7.6L4.5 3.2"), followsArrow: true, stroke: .es, rotate: .states([.armed: -180], else: 0, over: 0.2, ease: .easeInOut), opacity: .states([.pending: 0, .refreshing: 0, .ending: 0], else: 1), width: 1.5)
  private static let esArrow2 = RefreshLayer.system(.medium, opacity: .states([.pending: 1, .refreshing: 1], else: 0))

  /// XDRefresh: an icon that turns with the pull, and spins on.
  package static let xdIcon = named("xdIcon", RefreshDrawing(width: 30, height: 30, layers: [xdIcon4]))
  private static let xdIcon1 = RefreshLayer(.circle(15), fill: .xd)
  private static let xdIcon2 = RefreshLayer(.path("M-4.2 0L-4.2 -5.6C-4.2 -8.2 -2.4 -9.7 0 -9.8C0.6 -9.8 0.9 -9.4 0.9 -8.8L0.9 0Z"), copies: RefreshCopies(4, turn: 90), fill: .white)
  private static let xdIcon3 = RefreshLayer(.circle(1.7), fill: .xd)
  private static let xdIcon4 = RefreshLayer(.group([xdIcon1, xdIcon2, xdIcon3]), rotate: .states([.pending: .loop(0.8, [0: 0, 1: -360]), .refreshing: .loop(0.8, [0: 0, 1: -360]), .ending: .hold], else: .points([0: 0, 50: 286]), over: 0.2), opacity: .states([.idle: 0, .ending: .constant(0).moved(over: 0.2)], else: 1, over: 0.05))

  /// Material 3: an arc with a chevron, which the pull stretches.
  package static let material = named("material", RefreshDrawing(width: 40, height: 40, layers: [material1, material5, material6]))
  private static let material1 = RefreshLayer(.circle(20), fill: .card, scale: .states([.ending: .visible([0: 0, 1: 1])], else: 1), opacity: .states([.idle: 0], else: 1))
  private static let material2 = RefreshLayer(.circle(6.75, from: 90, sweep: 288), cap: .butt, stroke: .m3, end: .all(.pull([0.4: 0, 1: 1])), rotate: .all(.pull([0.4: -45, 1: 27, 1.25: 69.19, 1.5: 105.75, 2: 162, 3: 207])), width: 2.5)
  private static let material3 = RefreshLayer(.line([[-5, 0], [0, 5], [5, 0]]), cap: .butt, stroke: .m3, x: 6.75, y: -2.5, scale: .all(.pull([0.4: 0, 1: 1])), width: 2.5)
  private static let material4 = RefreshLayer(.group([material3]), rotate: .all(.pull([0.4: -47.5, 1: 312.5, 1.25: 354.69, 1.5: 391.25, 2: 447.5, 3: 492.5])))
  private static let material5 = RefreshLayer(.group([material2, material4]), opacity: .states([.pulling: 0.3, .armed: 1], else: 0, over: 0.1))
  private static let material6 = RefreshLayer(.circle(6.75), stroke: .m3, end: .all(.loop(6, [0: 0.1, 0.5: 0.87, 1: 0.1])), rotate: .all(.loop(2)), scale: .states([.ending: .visible([0: 0, 1: 1])], else: 1), opacity: .states([.pending: 1, .refreshing: 1, .ending: 1], else: 0, over: 0.1), width: 2.5)

  /// A circle that fills with the pull.
  package static let progressCircle = named("progressCircle", RefreshDrawing(width: 30, height: 30, layers: [progressCircle1, progressCircle2]))
  private static let progressCircle1 = RefreshLayer(.circle(13.5), stroke: .track, width: 2)
  private static let progressCircle2 = RefreshLayer(.circle(13.5), stroke: .tint, end: .states([.pending: 0.75, .refreshing: 0.75], else: .pull([0: 0, 1: 1]), over: 0.25), rotate: .states([.pending: .loop(1), .refreshing: .loop(1), .ending: .hold], else: 0, over: 0.25), width: 2)

  /// DGElasticPullToRefresh: nine tenths of a circle.
  package static let dgCircle = named("dgCircle", RefreshDrawing(width: 30, height: 30, layers: [dgCircle1]))
  private static let dgCircle1 = RefreshLayer(.circle(14.5), stroke: .tint, end: .states([.pending: 0.9, .refreshing: 0.9], else: .pull([0: 0, 1: 0.9]), over: 0.25), rotate: .states([.pending: .loop(1), .refreshing: .loop(1), .ending: .hold], else: .pull([1: 0, 2: 200]), over: 0.25))

  /// KafkaRefresh: a spinner that stands until it refreshes.
  package static let kafkaNative = named("kafkaNative", RefreshDrawing(width: 20, height: 20, layers: [kafkaNative1]))
  private static let kafkaNative1 = RefreshLayer(.rect(width: 2, height: 6.67, at: [0, -6.67], radius: 1), copies: RefreshCopies(8, turn: 45, delay: 0.125), fill: .spoke, opacity: .states([.pending: .spokes, .refreshing: .spokes], else: .copies([0.576, 0.184, 0.184, 0.184, 0.184, 0.282, 0.38, 0.478])))

  /// KafkaRefresh: five bars, heights in a wave.
  package static let kafkaWoody = named("kafkaWoody", RefreshDrawing(width: 55, height: 45, layers: [kafkaWoody1]))
  private static let kafkaWoody1 = RefreshLayer(.rect(width: 3, height: 15, radius: 1), copies: RefreshCopies(5, move: [13, 0], delay: 0.06), fill: .kafka, x: -26, scaleY: .states([.pending: .loop(0.6, [0: 1.5, 0.5: 0, 1: 1.5]), .refreshing: .loop(0.6, [0: 1.5, 0.5: 0, 1: 1.5])], else: 1, over: 0.2))

  /// KafkaRefresh: five bars, up and down in a wave.
  package static let kafkaAllen = named("kafkaAllen", RefreshDrawing(width: 55, height: 45, layers: [kafkaAllen1]))
  private static let kafkaAllen1 = RefreshLayer(.rect(width: 3, height: 15, radius: 1), copies: RefreshCopies(5, move: [13, 0], delay: 0.06), fill: .kafka, x: -26, y: .states([.pending: .loop(0.6, [0: 10, 0.5: -10, 1: 10]), .refreshing: .loop(0.6, [0: 10, 0.5: -10, 1: 10])], else: 0, over: 0.2))

  /// KafkaRefresh: twelve dots that shrink in turn.
  package static let kafkaCircle = named("kafkaCircle", RefreshDrawing(width: 45, height: 45, layers: [kafkaCircle1]))
  private static let kafkaCircle1 = RefreshLayer(.circle(2), copies: RefreshCopies(12, turn: 30, delay: 0.066667), fill: .kafka, y: -10.5, scale: .states([.pending: .loop(0.8, [0: 1, 1: 0.2]), .refreshing: .loop(0.8, [0: 1, 1: 0.2])], else: 0.2, over: 0.2))

  /// KafkaRefresh: three dots that swell in turn.
  package static let kafkaDot = named("kafkaDot", RefreshDrawing(width: 80, height: 45, layers: [kafkaDot1]))
  private static let kafkaDot1 = RefreshLayer(.circle(4), copies: RefreshCopies(3, move: [30, 0], delay: 0.166667), fill: .kafka, x: -30, scale: .states([.pending: .loop(1, [0: 0.3, 0.5: 2.5, 1: 0.3]), .refreshing: .loop(1, [0: 0.3, 0.5: 2.5, 1: 0.3])], else: 1, over: 0.2), opacity: .states([.pending: .loop(1, [0: 0.1, 0.5: 1, 1: 0.1]), .refreshing: .loop(1, [0: 0.1, 0.5: 1, 1: 0.1])], else: 1, over: 0.2))

  /// KafkaRefresh: two arcs that grow with the pull.
  package static let kafkaArc = named("kafkaArc", RefreshDrawing(width: 38, height: 38, layers: [kafkaArc1]))
  private static let kafkaArc1 = RefreshLayer(.circle(17.5, from: 168.26, sweep: -156.52), copies: RefreshCopies(2, turn: 180), stroke: .kafka, end: .states([.pending: 1, .refreshing: 1, .ending: 1], else: .pull([0: 0.1, 0.8: 0.33, 1: 1]), over: 0.2), rotate: .states([.pending: .loop(0.8), .refreshing: .loop(0.8), .ending: .hold], else: 0, over: 0.2), width: 3)

  /// KafkaRefresh: three dots that run along a triangle.
  package static let kafkaTriangle = named("kafkaTriangle", RefreshDrawing(width: 45, height: 45, layers: [kafkaTriangle1]))
  private static let kafkaTriangle1 = RefreshLayer(.circle(4), copies: RefreshCopies(3, delay: 0.5), fill: .kafka, x: .states([.pending: .loop(1.5, [0: 0, 0.3333: 15, 0.6667: -15, 1: 0]), .refreshing: .loop(1.5, [0: 0, 0.3333: 15, 0.6667: -15, 1: 0])], else: .copies([0, -15, 15]), over: 0.2), y: .states([.pending: .loop(1.5, [0: -11.5, 0.3333: 11.5, 0.6667: 11.5, 1: -11.5]), .refreshing: .loop(1.5, [0: -11.5, 0.3333: 11.5, 0.6667: 11.5, 1: -11.5])], else: .copies([-11.5, 11.5, 11.5]), over: 0.2))

  /// KafkaRefresh: a ring over the last part of the pull.
  package static let kafkaRing = named("kafkaRing", RefreshDrawing(width: 30, height: 30, layers: [kafkaRing1, kafkaRing2, kafkaRing3]))
  private static let kafkaRing1 = RefreshLayer(.circle(13.5), stroke: .kafkaTrack, opacity: .states([.pending: 0, .refreshing: 0, .ending: 0], else: 1), width: 3)
  private static let kafkaRing2 = RefreshLayer(.circle(13.5), stroke: .kafka, end: .all(.pull([0.7: 0, 1: 1])), opacity: .states([.pending: 0, .refreshing: 0, .ending: 0], else: 1), width: 3)
  private static let kafkaRing3 = RefreshLayer.system(.medium, opacity: .states([.pending: 1, .refreshing: 1], else: 0))

  /// KafkaRefresh: a hairline arrow.
  package static let kafkaArrow = named("kafkaArrow", RefreshDrawing(width: 20, height: 20, layers: [kafkaArrow1, kafkaArrow2]))
  private static let kafkaArrow1 = RefreshLayer(.path("M0 -5.5L0 5.3M-4.8 0.6L0 5.5L4.8 0.6"), followsArrow: true, stroke: .kafkaArrow, rotate: .states([.armed: 180], else: 0, over: 0.3, ease: .easeInOut), opacity: .states([.pending: 0, .refreshing: 0, .ending: 0], else: 1), width: 0.6)
  private static let kafkaArrow2 = RefreshLayer.system(.medium, opacity: .states([.pending: 1, .refreshing: 1], else: 0))

  /// CRRefresh: an arrow shoots away, a runner circles, and a check is drawn.
  package static let crFast = named("crFast", RefreshDrawing(width: 30, height: 30, layers: [crFast3, crFast4, crFast5, crFast6]))
  private static let crFast1 = RefreshLayer(.line([[0, 0], [0, 9.3]]), stroke: .cr, start: .states([.pending: .constant(1).moved(over: 0.1, delay: 0.1), .refreshing: .constant(1).moved(over: 0.1, delay: 0.1), .ending: 1], else: 0, over: 0.15), width: 2)
  private static let crFast2 = RefreshLayer(.line([[-4.7, 4.7], [0, 9.3], [4.7, 4.7]]), stroke: .cr, start: .states([.pending: .constant(0.5).moved(over: 0.2), .refreshing: .constant(0.5).moved(over: 0.2), .ending: 0.5], else: 0, over: 0.15), end: .states([.pending: .constant(0.5).moved(over: 0.2), .refreshing: .constant(0.5).moved(over: 0.2), .ending: 0.5], else: 1, over: 0.15), width: 2)
  private static let crFast3 = RefreshLayer(.group([crFast1, crFast2]), followsArrow: true, rotate: .states([.idle: 0, .pulling: 0], else: 180))
  private static let crFast4 = RefreshLayer(.circle(14), stroke: .crTrack, opacity: .states([.pending: 1, .refreshing: 1, .succeeded: 1], else: 0))
  private static let crFast5 = RefreshLayer(.circle(14, from: 180, sweep: -17), stroke: .cr, rotate: .states([.pending: .loop(0.41, [0: 0, 1: -360]), .refreshing: .loop(0.41, [0: 0, 1: -360]), .ending: .hold], else: 0), opacity: .states([.pending: 1, .refreshing: 1], else: 0), width: 2)
  private static let crFast6 = RefreshLayer(.line([[-12.9, -5.45], [-1.4, 3.5], [8.4, -5.45]]), stroke: .cr, start: .states([.succeeded: .once(0.5, [0: 0, 0.5: 0.4, 1: 0.3], ease: .easeInOut)], else: 0), end: .states([.succeeded: .once(0.8, [0: 0, 0.5: 1, 1: 0.9], ease: .easeInOut)], else: 0), width: 2)

  /// Telegram: an arc that grows from three o’clock, two turns a second.
  package static let telegram = named("telegram", RefreshDrawing(width: 22, height: 22, layers: [telegram1]))
  private static let telegram1 = RefreshLayer(.circle(10, from: 90, sweep: 330), stroke: .tint, end: .states([.pending: 1, .refreshing: 1], else: .pull([0: 0, 1: 1]), over: 0.2), rotate: .states([.pending: .loop(0.5), .refreshing: .loop(0.5), .ending: .hold], else: 0, over: 0.2), width: 2)

  /// The footer of 2026: a ring that appears only if loading takes longer than 0.3 seconds.
  package static let quietRing = named("quietRing", RefreshDrawing(width: 20, height: 20, layers: [quietRing3]))
  private static let quietRing1 = RefreshLayer(.circle(9), stroke: .track, width: 2)
  private static let quietRing2 = RefreshLayer(.circle(9), stroke: .tint, end: 0.72, rotate: .states([.pending: .loop(1), .refreshing: .loop(1)], else: .hold), width: 2)
  private static let quietRing3 = RefreshLayer(.group([quietRing1, quietRing2]), opacity: .states([.pending: .once(0.5, [0: 0, 0.6: 0, 1: 1]), .refreshing: .once(0.5, [0: 0, 0.6: 0, 1: 1])], else: 0, over: 0.12))

  /// An end that is an end: a dot between two lines.
  package static let endMark = named("endMark", RefreshDrawing(width: 81, height: 5, layers: [endMark1, endMark2, endMark3]))
  private static let endMark1 = RefreshLayer(.line([[-40.5, 0], [-14.5, 0]]), cap: .butt, stroke: .ink, width: 1)
  private static let endMark2 = RefreshLayer(.line([[14.5, 0], [40.5, 0]]), cap: .butt, stroke: .ink, width: 1)
  private static let endMark3 = RefreshLayer(.circle(2.5), fill: .ink)

  private static func named(_ name: String, _ drawing: RefreshDrawing) -> RefreshDrawing {
    var drawing = drawing
    drawing.name = name
    return drawing
  }
}

extension RefreshLayer {
  /// The spokes of `UIRefreshControl`, for a drawing of 28 points.
  static func spokes(opacity: RefreshChannel<Double>, color: RefreshChannel<RefreshPaint> = .spoke) -> RefreshLayer {
    RefreshLayer(.rect(width: 2.8, height: 9.33, at: [0, -9.33], radius: 1.4), copies: RefreshCopies(8, turn: 45, delay: 0.125), fill: color, opacity: opacity)
  }
}

extension RefreshChannel<Double> {
  /// The width of the strokes of the ring.
  fileprivate static let thick = Self.all(.constant(2.5, highContrast: 3))
}

extension RefreshDriver<Double> {
  /// The opacity of a spoke, while the bright one wanders clockwise.
  package static let spokes = Self.loop(1, [0: 0.576, 0.125: 0.478, 0.25: 0.38, 0.375: 0.282, 0.5: 0.184, 1: 0.184], steps: 8)
}

/// The colors of the originals.
extension RefreshChannel<RefreshPaint> {
  private static func original(_ color: RefreshColor) -> Self { .all(.constant(.original(color))) }

  static let spoke = Self.original(RefreshColor(.rgba(0x3C3C44_FF), dark: .rgba(0xEBEBF5_FF)))
  fileprivate static let m3 = Self.original(RefreshColor(.rgba(0x49454F_FF), dark: .rgba(0xCAC4D0_FF)))
  fileprivate static let card = Self.color(RefreshColor(.rgba(0xECE6F0_FF), dark: .rgba(0x2B2930_FF)))
  fileprivate static let mj = Self.original(RefreshColor(.rgba(0x5A5A5A_FF)))
  fileprivate static let sv = Self.original(RefreshColor(.rgba(0x808080_FF)))
  fileprivate static let ego = Self.original(RefreshColor(.rgba(0x7E8DA2_FF)))
  fileprivate static let es = Self.original(RefreshColor(.rgba(0xA8A8A8_FF)))
  fileprivate static let xd = Self.original(RefreshColor(.rgba(0x57E4D7_FF)))
  fileprivate static let white = Self.color(RefreshColor(.rgba(0xFFFFFF_FF)))
  fileprivate static let kafka = Self.original(RefreshColor(.rgba(0x1CA4FC_FF)))
  fileprivate static let kafkaTrack = Self.color(RefreshColor(.rgba(0xE6E6E6_FF)))
  fileprivate static let kafkaArrow = Self.original(RefreshColor(.rgba(0x8A8A8A_FF)))
  fileprivate static let cr = Self.original(RefreshColor(.rgba(0xA5A5A5_FF)))
  fileprivate static let crTrack = Self.color(RefreshColor(.rgba(0xD6D6D6_FF)))
}
