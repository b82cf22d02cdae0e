/** `text` is the whole list as JSON: one text is sent to the browser faster than a thousand values. */
export type LoadedCruises = { readonly state: 'found'; readonly text: string } | { readonly state: 'failed' }
