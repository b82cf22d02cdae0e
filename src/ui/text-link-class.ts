/** The look of a link in a line of its own, tall enough for a finger. */
export const textLinkClass =
  'inline-flex min-h-11 items-center text-sm font-semibold text-primary-strong underline underline-offset-4'
