/** What brings somebody here changes nothing of a page: only scripts in the browser read it, from the browser's own address. */
const campaignName = new RegExp(
  `^(?:${[
    '(?:utm|hsa|mtm|pk)_\\w+',
    'aiAssistant|affiliateId|metaName',
    'gclid|gclsrc|gbraid|wbraid|gad_source|gad_campaignid|dclid|srsltid|_gl|_ga',
    'fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|epik|rdt_cid|ScCid|yclid',
    'mc_cid|mc_eid|_hsenc|_hsmi|mkt_tok|vero_id|_kx',
  ].join('|')})$`,
)

/** Whether a `name=value` of a query is what a campaign wrote there. */
export const isOfCampaign = (part: string): boolean => campaignName.test(part.split('=')[0] ?? '')
