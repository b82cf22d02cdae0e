/** What several calls say of themselves in the API's description, most of all of a repeat. */

export const alike = 'A repeat under its key is answered alike.'

export const countsAsSearch = 'A repeat changes nothing, and counts as another search.'

export const registersCard =
  'Hands a card to the gateway, in place of the one before, and charges nothing. A repeat under its key registers no second one.'

export const opensPage =
  'Opens a page of the payment provider. A repeat under its key is answered with the same page; a call under another closes that one for good.'

export const paysByCard =
  'Pays by the registered card, and answers what became of it. A repeat, under whatever key, charges nothing more.'
