/**
 * What the site asks a content endpoint: GraphQL, over POST. Whoever points CONTENT_URL elsewhere serves this.
 * Fields called `html` are HTML, and are sanitised by the site; all other texts are plain.
 */
export const contentSchema = /* GraphQL */ `
  enum Language {
    es
    en
  }

  enum ContentType {
    airline
    country
    article
    news
    inspiration
    page
  }

  type Query {
    """
    The page at a path of the site: /es/espana and /en/espana, or /espana where it is known by its path alone. Null where
    there is none.
    """
    articleRoute(url: String!): ArticleRoute
    "Pages of a type, newest first. At most 200."
    contentList(type: ContentType!, language: Language = es, limit: Int = 20): [ContentCard!]!
    "Every page, for maps of the site. At most 5000."
    contentPaths(limit: Int = 1000): [ContentPath!]!
    "Sailings, those with the cheapest balcony first. At most 50 a page; pages count from 0."
    cruise_landing(language: Language = es, region: String, pageSize: Int = 50, page: Int = 0): CruiseLanding!
    "One sailing; null where there is none."
    cruise(id: String!, language: Language = es): Cruise
    companyContactInfo: [CompanyContactInfo!]!
  }

  "A drawing: the same place always gives the same picture."
  type Scene {
    code: String!
    terrain: String!
    hour: String!
    landmark: String
  }

  type MetaTag {
    name: String!
    content: String!
  }

  type ContentCard {
    path: String!
    type: ContentType!
    title: String!
    description: String!
    published: String!
    updated: String!
    scene: Scene!
  }

  type ContentPath {
    path: String!
    type: ContentType!
    languages: [Language!]!
    published: String!
    updated: String!
  }

  type ArticleRoute {
    "without a language"
    path: String!
    "null where it is written for readers of every language"
    language: Language
    type: ContentType!
    title: String!
    description: String!
    lead: String!
    author: String
    "days, as 2026-09-14"
    published: String!
    updated: String!
    metaTags: [MetaTag!]!
    scene: Scene!
    topics: [String!]!
    airline: AirlineFacts
    country: CountryFacts
    sections: [Section!]!
    related: [ContentCard!]!
  }

  type AirlineFacts {
    name: String!
    iataCode: String!
    mainAirport: String!
    mainAirportName: String!
    foundationYear: Int!
    flightsPerWeek: Int!
    country: String!
  }

  type CountryFacts {
    code: String!
    airports: [CountryAirport!]!
    currency: String!
  }

  type CountryAirport {
    code: String!
    city: String!
  }

  union Section =
    | Prose
    | BulletCards
    | Faq
    | Gallery
    | ImageCards
    | Infographic
    | AirlineDetails
    | CabinTable
    | BaggageTable
    | CheapestFlights
    | PopularFlights
    | CruiseTeaser
    | Notice

  type Prose {
    html: String!
  }

  type BulletCards {
    title: String
    cards: [BulletCard!]!
  }

  type BulletCard {
    icon: String!
    title: String!
    text: String!
  }

  type Faq {
    title: String
    questions: [Question!]!
  }

  type Question {
    question: String!
    html: String!
  }

  type Gallery {
    title: String
    pictures: [Picture!]!
  }

  type Picture {
    scene: Scene!
    caption: String!
  }

  type ImageCards {
    title: String
    pages: [ImageCard!]!
  }

  type ImageCard {
    scene: Scene!
    title: String!
    text: String!
    href: String!
  }

  type Infographic {
    title: String
    "bars, steps or timeline"
    chart: String!
    unit: String
    source: String
    points: [Point!]!
  }

  type Point {
    label: String!
    value: Float
    text: String
  }

  type AirlineDetails {
    title: String
    details: String
  }

  type CabinTable {
    title: String
    cabins: [CabinRow!]!
  }

  type CabinRow {
    "economy, premium, business or first"
    cabin: String!
    name: String!
    seat: String!
    pitchCm: Int
    widthCm: Int
    food: String!
    wifi: String!
  }

  type BaggageTable {
    title: String
    fares: [BaggageRow!]!
  }

  type BaggageRow {
    fare: String!
    hand: String!
    checked: String!
    note: String
  }

  type CheapestFlights {
    title: String
    "IATA code of the airline whose prices are shown; null for any airline's"
    airlineCode: String
    routes: [FlightRoute!]!
  }

  type PopularFlights {
    title: String
    "IATA code of the airline whose prices are shown; null for any airline's"
    airlineCode: String
    routes: [FlightRoute!]!
  }

  type FlightRoute {
    from: FlightPlace!
    to: FlightPlace!
    "of a direct flight, estimated"
    minutes: Int!
  }

  type FlightPlace {
    code: String!
    city: String!
    airport: String!
    "the city in Spanish"
    pathName: String!
  }

  type CruiseTeaser {
    title: String
    region: String!
  }

  type Notice {
    "info or warning"
    tone: String!
    text: String!
  }

  type CruiseLanding {
    total: Int!
    page: Int!
    pageSize: Int!
    items: [Cruise!]!
  }

  type Cruise {
    "part of its address, the same in every language"
    id: String!
    title: String!
    language: Language!
    metaTags: [MetaTag!]!
    "sailings of one route have the same ports, in the same order"
    route: String!
    region: String!
    "the region's name; null where its key says enough"
    destination: String
    shipImage: Scene!
    package: String!
    nights: Int!
    portsRoute: [String!]!
    itinerary: [CruiseDay!]!
    "the ports in their order, the first and the last among them"
    routemap: [CruisePort!]!
    "from each port to the next over water: longitude, latitude, longitude …; null where nobody has found it"
    course: [[Float!]!]
    chart: CruiseChart
    "a chart that is small enough for lists"
    preview: CruiseChart
    vendor: String!
    ship: String!
    "of five stars"
    rating: Float!
    "US dollars a person in a double cabin, or NA"
    priceInside: String!
    priceOceanview: String!
    priceBalcony: String!
    priceSuite: String!
    "whether the prices have taxes and port charges in them; null where nobody says"
    taxesIncluded: Boolean
    "what is added on board for service, US dollars a person and night; null where nobody says"
    gratuities: Float
    "the day on which the prices were read"
    pricesReadOn: String
    departingPort: String!
    sailDate: String!
    returnDate: String!
    shipDetails: ShipDetails!
    shipDescription: String!
  }

  type CruiseDay {
    day: Int!
    "null on a day at sea"
    port: String
    "local times, as 08:00"
    arrives: String
    leaves: String
  }

  type CruisePort {
    "UN/LOCODE, as USMIA"
    code: String
    name: String!
    latitude: Float!
    longitude: Float!
  }

  "A drawing: paths of SVG in units of its own."
  type CruiseChart {
    width: Int!
    height: Int!
    land: String!
    course: String!
    "where the ports of the route map are"
    stops: [ChartStop!]!
  }

  type ChartStop {
    x: Float!
    y: Float!
  }

  type ShipDetails {
    built: Int!
    guests: Int!
    crew: Int!
    decks: Int!
    lengthMetres: Int!
  }

  type CompanyContactInfo {
    contactNumber: String!
    "ISO code of the country that it is called from"
    countryCode: String!
  }
`
