/** A page as it was come to: once its scripts are there, a click may have led on. */
export interface Landing {
  readonly address: string
  /** the page that led here, as the browser tells it; '' where it does not */
  readonly referrer: string
}

/** In an address: that it says something of where somebody comes from. */
export const campaignWords = /[?&](?:utm_|aiAssistant|affiliateId|metaName)/

export const landingOfPage = (): Landing => ({ address: window.location.href, referrer: document.referrer })

const isRemembered = (): boolean => {
  try {
    return 'attribution' in window.localStorage
  } catch {
    return false
  }
}

/** Most pages are come to by no campaign and from no other site, and have nothing kept that may be over: for those nothing more is loaded. */
export const saysWhereFrom = ({ address, referrer }: Landing): boolean =>
  campaignWords.test(address) ||
  campaignWords.test(referrer) ||
  (referrer !== '' && !referrer.startsWith(`${window.location.origin}/`)) ||
  isRemembered()
