/** Where reading goes on after a link that moves on; there is one such heading at a time, wherever a list is. */
export const stepHeadingId = 'step'
