/** Under what a browser keeps where its visitor came from, and whether it may. */
export const trackingKey = 'attribution'
export const consentKey = 'attribution-consent'

/** A page as it was come to: once its scripts are there, a click may have led on. */
export interface Landing {
  readonly address: string
  /** the page that led here, as the browser tells it; '' where it does not */
  readonly referrer: string
}

/** In an address: that it says something of where somebody comes from. */
export const campaignWords = /[?&](?:utm_|aiAssistant|affiliateId|metaName)/

export const landingOfPage = (): Landing => ({ address: window.location.href, referrer: document.referrer })

/** What this browser keeps under a name; nothing where it lets nobody look. */
const kept = (key: string): string | undefined => {
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

const isRemembered = (): boolean => kept(trackingKey) !== undefined

const saysCampaign = ({ address, referrer }: Landing): boolean =>
  campaignWords.test(address) || campaignWords.test(referrer)

const isFromElsewhere = ({ referrer }: Landing): boolean =>
  referrer !== '' && !referrer.startsWith(`${window.location.origin}/`)

/** Most pages are come to by no campaign and from no other site, and have nothing kept that may be over: for those nothing more is loaded. */
export const saysWhereFrom = (landing: Landing): boolean =>
  saysCampaign(landing) || isFromElsewhere(landing) || isRemembered()

/**
 * Whether it is to be known even where nobody touches the page: a campaign asks for the visitor's answer at once, and what
 * a visitor has agreed to is kept, or forgotten in time, by every page. From where else somebody came can wait for a touch.
 */
export const saysWhereFromAtOnce = (landing: Landing): boolean =>
  saysCampaign(landing) || isRemembered() || (isFromElsewhere(landing) && kept(consentKey) === 'yes')
