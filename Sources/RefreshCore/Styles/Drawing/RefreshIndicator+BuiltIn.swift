/// The built-in drawings as indicators.
extension RefreshAppearance.Indicator {
  /// The default of 2026: fills with the pull, snaps to the tint, turns open, closes where it is, and shows the outcome.
  public static var ring: Self { .drawing(.ring) }
  /// UIRefreshControl: spokes appear clockwise, turn in eight steps, and shrink while the list closes.
  public static var spokes: Self { .drawing(.spokes) }
  /// MJRefresh: an arrow that the spinner replaces.
  public static var mjArrow: Self { .drawing(.mjArrow) }
  /// MJRefresh at the trailing edge: an arrow in an open circle.
  public static var mjTrailer: Self { .drawing(.mjTrailer) }
  /// SVPullToRefresh: an arrow of six bars under a gradient.
  public static var svArrow: Self { .drawing(.svArrow) }
  /// EGOTableViewPullRefresh: an arrow of four bars of rising weight.
  public static var egoArrow: Self { .drawing(.egoArrow) }
  /// ESPullToRefresh and CRRefresh: a thin arrow.
  public static var esArrow: Self { .drawing(.esArrow) }
  /// XDRefresh: an icon that turns with the pull, and spins on.
  public static var xdIcon: Self { .drawing(.xdIcon) }
  /// Material 3: an arc with a chevron, which the pull stretches.
  public static var material: Self { .drawing(.material) }
  /// A circle that fills with the pull.
  public static var progressCircle: Self { .drawing(.progressCircle) }
  /// DGElasticPullToRefresh: nine tenths of a circle.
  public static var dgCircle: Self { .drawing(.dgCircle) }
  /// KafkaRefresh: a spinner that stands until it refreshes.
  public static var kafkaNative: Self { .drawing(.kafkaNative) }
  /// KafkaRefresh: five bars, heights in a wave.
  public static var kafkaWoody: Self { .drawing(.kafkaWoody) }
  /// KafkaRefresh: five bars, up and down in a wave.
  public static var kafkaAllen: Self { .drawing(.kafkaAllen) }
  /// KafkaRefresh: twelve dots that shrink in turn.
  public static var kafkaCircle: Self { .drawing(.kafkaCircle) }
  /// KafkaRefresh: three dots that swell in turn.
  public static var kafkaDot: Self { .drawing(.kafkaDot) }
  /// KafkaRefresh: two arcs that grow with the pull.
  public static var kafkaArc: Self { .drawing(.kafkaArc) }
  /// KafkaRefresh: three dots that run along a triangle.
  public static var kafkaTriangle: Self { .drawing(.kafkaTriangle) }
  /// KafkaRefresh: a ring over the last part of the pull.
  public static var kafkaRing: Self { .drawing(.kafkaRing) }
  /// KafkaRefresh: a hairline arrow.
  public static var kafkaArrow: Self { .drawing(.kafkaArrow) }
  /// CRRefresh: an arrow shoots away, a runner circles, and a check is drawn.
  public static var crFast: Self { .drawing(.crFast) }
  /// Telegram: an arc that grows from three o’clock, two turns a second.
  public static var telegram: Self { .drawing(.telegram) }
  /// The footer of 2026: a ring that appears only if loading takes longer than 0.3 seconds.
  public static var quietRing: Self { .drawing(.quietRing) }
  /// An end that is an end: a dot between two lines.
  public static var endMark: Self { .drawing(.endMark) }
}
