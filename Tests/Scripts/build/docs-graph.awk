# Draws a graph of mermaid, `graph TD` with lines such as `a --> b & c`, as an SVG image: each node is
# below all nodes that lead to it.
function depth_of(node,  parent, deepest) {
  if (node in depth) return depth[node]
  deepest = -1
  for (parent in nodes) if ((parent, node) in edge && depth_of(parent) > deepest) deepest = depth_of(parent)
  return depth[node] = deepest + 1
}
function add(node) { if (!(node in nodes)) { nodes[node] = 1; order[++count] = node } }
/-->/ {
  split($0, sides, / *--> */)
  from = sides[1]; gsub(/ /, "", from); add(from)
  many = split(sides[2], targets, / *& */)
  for (i = 1; i <= many; i++) { gsub(/ /, "", targets[i]); add(targets[i]); edge[from, targets[i]] = 1 }
}
END {
  for (i = 1; i <= count; i++) { row = depth_of(order[i]); if (row > last) last = row }
  # Within a row, nodes stand in the order of the middles of those that lead to them.
  gap = 18; height = 30; step = 78
  for (row = 0; row <= last; row++) {
    size = 0; total = -gap
    for (i = 1; i <= count; i++) {
      node = order[i]
      if (depth[node] != row) continue
      sum = 0; parents = 0
      for (j = 1; j <= count; j++) if ((order[j], node) in edge) { sum += x[order[j]]; parents++ }
      place = parents ? sum / parents : 0
      for (k = ++size; k > 1 && places[k - 1] > place; k--) { places[k] = places[k - 1]; shown[k] = shown[k - 1] }
      places[k] = place; shown[k] = node
      total += length(node) * 7.4 + 24 + gap
    }
    if (total > widest) widest = total
    left = -total / 2
    for (k = 1; k <= size; k++) {
      width[shown[k]] = length(shown[k]) * 7.4 + 24
      x[shown[k]] = left + width[shown[k]] / 2
      left += width[shown[k]] + gap
    }
  }
  printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%d 0 %d %d\" role=\"img\">\n", -widest / 2 - 2, widest + 4, last * step + height + 4
  print "<style>text { font: 13px system-ui, -apple-system, \"Segoe UI\", Arial, sans-serif; fill: #1d1d1f }"
  print "rect { fill: #e6f0fb; stroke: #0066cc } path { fill: none; stroke: #8a8a8e }"
  print "@media (prefers-color-scheme: dark) { text { fill: #f5f5f7 } rect { fill: #14304d; stroke: #4ba3ff } }</style>"
  for (i = 1; i <= count; i++) for (j = 1; j <= count; j++) if ((order[i], order[j]) in edge) {
    top = depth[order[i]] * step + height + 2; bottom = depth[order[j]] * step + 2
    printf "<path d=\"M%.0f %dC%.0f %d %.0f %d %.0f %d\"/>\n", x[order[i]], top, x[order[i]], top + 30, x[order[j]], bottom - 30, x[order[j]], bottom
    printf "<path d=\"M%.0f %dl-4 -7m4 7l4 -7\"/>\n", x[order[j]], bottom
  }
  for (i = 1; i <= count; i++) {
    node = order[i]
    printf "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" rx=\"8\"/>", x[node] - width[node] / 2, depth[node] * step + 2, width[node], height
    printf "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>\n", x[node], depth[node] * step + 22, node
  }
  print "</svg>"
}
