import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { countedNetwork } from '#domain/counted-network.ts'
import { addressOf } from '../visitor/client-address.ts'
import { logFailure } from '../log.ts'

/** What is kept of a report: no query of a page, and nothing of what was blocked but where it came from. */
const reportSchema = v.object({
  directive: v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 60)),
  ),
  page: v.pipe(
    v.string(),
    v.transform((text) => (URL.canParse(text) ? new URL(text).pathname.slice(0, 200) : '')),
  ),
  blocked: v.pipe(
    v.string(),
    v.transform((text) => (URL.canParse(text) ? new URL(text).origin : text.slice(0, 40))),
  ),
})

const mostReports = 5

/** Both ways in which browsers write them: `application/csp-report`, and the newer list of `application/reports+json`. */
const bodiesIn = (sent: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(sent)
    ? sent.slice(0, mostReports).map((report) => Object(Object(report).body))
    : [Object(Object(sent)['csp-report'])]

const readReports = (sent: unknown) =>
  bodiesIn(sent).flatMap((body) => {
    const read = v.safeParse(reportSchema, {
      directive: body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive'],
      page: body.documentURL ?? body['document-uri'],
      blocked: body.blockedURL ?? body['blocked-uri'],
    })
    return read.success ? [read.output] : []
  })

const isWithinLimit = async (request: Request): Promise<boolean> =>
  (await env.CSP_REPORTS?.limit({ key: countedNetwork(addressOf(request)) }))?.success ?? true

/** Takes what browsers tell of blocked content into the log, a line for each, as often as one address may. */
export const cspReports = async (request: Request, requestId: string): Promise<Response> => {
  if (!(await isWithinLimit(request))) return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
  const reports = readReports(await request.json().catch(() => undefined))
  if (reports.length === 0) return new Response(null, { status: 400 })
  for (const report of reports) logFailure({ event: 'csp_report', requestId, ...report })
  return new Response(null, { status: 204 })
}
