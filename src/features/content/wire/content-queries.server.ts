const scene = 'scene { code terrain hour landmark }'
const card = `path type title description ${scene}`
const route = 'routes { from { code city airport pathName } to { code city airport pathName } minutes }'

const sections = `sections {
  __typename
  ... on Prose { html }
  ... on BulletCards { title cards { icon title text } }
  ... on Faq { title questions { question html } }
  ... on Gallery { title pictures { ${scene} caption } }
  ... on ImageCards { title pages { ${scene} title text href } }
  ... on Infographic { title chart unit source points { label value text } }
  ... on AirlineDetails { title details }
  ... on CabinTable { title cabins { cabin name seat pitchCm widthCm food wifi } }
  ... on BaggageTable { title fares { fare hand checked note } }
  ... on CheapestFlights { title airlineCode ${route} }
  ... on PopularFlights { title airlineCode ${route} }
  ... on CruiseTeaser { title region }
  ... on Notice { tone text }
}`

/** What the site asks of a content endpoint; `contract/content-schema.ts` says what it may expect. */
export const contentQueries = {
  page: `query Page($url: String!, $other: String!) {
    other: articleRoute(url: $other) { path }
    articleRoute(url: $url) {
      path language type title description lead author published updated
      metaTags { name content }
      ${scene}
      airline { name iataCode mainAirport mainAirportName foundationYear flightsPerWeek country }
      country { code airports { code city } currency }
      ${sections}
      related { ${card} }
    }
  }`,
  list: `query List($type: ContentType!, $language: Language!, $limit: Int!) {
    contentList(type: $type, language: $language, limit: $limit) { ${card} }
  }`,
  paths: `query Paths($limit: Int!) {
    contentPaths(limit: $limit) { path type languages published updated }
  }`,
} as const
