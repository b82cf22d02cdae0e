const variants = String.raw`(?:[a-z0-9_[\]&>()=.-]+:)*!?-?`
const value = String.raw`(?:auto|full|px|\d[\d./]*|\[[^\]]+\])`

/** Utilities that the product does not use, with what to write in their place. */
export const refusedClasses: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: new RegExp(`^${variants}m[lr]-${value}$`), instead: 'ms-* / me-*' },
  { pattern: new RegExp(`^${variants}p[lr]-${value}$`), instead: 'ps-* / pe-*' },
  { pattern: new RegExp(`^${variants}scroll-[mp][lr]-${value}$`), instead: 'scroll-ms-* / scroll-pe-* …' },
  { pattern: new RegExp(`^${variants}(?:left|right)-${value}$`), instead: 'start-* / end-*' },
  { pattern: new RegExp(`^${variants}text-(?:left|right)$`), instead: 'text-start / text-end' },
  { pattern: new RegExp(`^${variants}(?:float|clear)-(?:left|right)$`), instead: 'float-start / float-end' },
  { pattern: new RegExp(`^${variants}(?:border|b)-[lr](?:-.+)?$`), instead: 'border-s / border-e' },
  { pattern: new RegExp(`^${variants}rounded-(?:[lr]|[tb][lr])(?:-.+)?$`), instead: 'rounded-s / rounded-ss …' },
  { pattern: new RegExp(`^${variants}outline-(?:none|hidden|0)$`), instead: 'nothing: the focus ring stays' },
]

export const refusalOf = (className: string): string | undefined =>
  refusedClasses.find(({ pattern }) => pattern.test(className))?.instead
