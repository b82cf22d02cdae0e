/** Under what a browser keeps where its visitor came from, and whether it may. */
export const trackingKey = 'attribution'
export const consentKey = 'attribution-consent'
