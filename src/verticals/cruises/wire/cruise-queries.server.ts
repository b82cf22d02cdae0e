const chart = '{ width height land course stops { x y } }'

const sailing = `id title route region destination package nights portsRoute vendor ship departingPort sailDate returnDate
  priceInside priceOceanview priceBalcony priceSuite taxesIncluded pricesReadOn
  routemap { code name latitude longitude }
  shipImage { code terrain hour landmark }
  preview ${chart}`

/** What the site asks a content endpoint of sailings; `contract/content-schema.ts` says what it may expect. */
export const cruiseQueries = {
  list: `query Cruises($language: Language!, $region: String, $pageSize: Int!, $page: Int!) {
    cruise_landing(language: $language, region: $region, pageSize: $pageSize, page: $page) {
      total
      items { ${sailing} }
    }
  }`,
  sailing: `query Sailing($id: String!, $language: Language!) {
    cruise(id: $id, language: $language) {
      ${sailing}
      metaTags { name content }
      itinerary { day port arrives leaves }
      course
      chart ${chart}
      rating gratuities shipDescription
      shipDetails { built guests crew decks lengthMetres }
    }
  }`,
} as const
