/** HTML that `clean-html.server.ts` has made harmless; nothing else may be given. */
export function Prose({ html }: { readonly html: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div className="prose max-w-190" dangerouslySetInnerHTML={{ __html: html }} />
}
