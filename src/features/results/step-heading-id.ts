/**
 * Where reading goes on after a link that moves on; there is one such heading at a time, wherever a list is. Where there is
 * none, it is what is said instead of one.
 */
export const stepHeadingId = 'step'
