/** Sends a form of the payment provider's pages as a browser on them would; `site` is where those pages are shown. */
export const postToProvider = (
  url: string,
  fields: Readonly<Record<string, string>>,
  site = new URL(url),
): Promise<Response> => {
  const { pathname, search } = new URL(url, site)
  return fetch(new URL(pathname + search, site), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.origin },
    body: new URLSearchParams(fields),
  })
}
