/** What came of asking for the mail of a booking again. */
export type Mailed = 'sent' | 'tooMany' | 'notOwn' | 'failed'

const refusals: Partial<Record<string, Mailed>> = { TooManyRequests: 'tooMany', BookingNotFound: 'notOwn' }

/** `tag` is the problem's; undefined where there was no answer at all. */
export const mailRefusal = (tag: string | undefined): Mailed => refusals[tag ?? ''] ?? 'failed'

/** Where the form leads, on either language's side. */
export const mailPath = '/user/my-journey/mail'
