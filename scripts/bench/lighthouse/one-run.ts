import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserArguments, ensureBrowser } from '../../browser.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores of 0 to 100; milliseconds until the largest paint, and that the page blocked; and how far things moved. */
export type Run = Record<(typeof categories)[number] | 'largestPaint' | 'blocking' | 'shift', number>

const report = async (address: string) => {
  const chrome = await launch({ chromePath: ensureBrowser(), chromeFlags: ['--headless=new', ...browserArguments] })
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    return result?.lhr
  } finally {
    chrome.kill()
  }
}

/** How often a run is done again whose trace was not recorded: at times a browser is slower to start than a page to come. */
const againAtMost = 3

/** One run of Lighthouse, as on a phone, in a browser of its own. */
export const lighthouseRun = async (address: string, again = againAtMost): Promise<Run> => {
  const run = await report(address)
  const error = run?.runtimeError
  if (error?.code === 'NO_NAVSTART' && again > 0) {
    console.log(`${address}: ${error.code}, once more`)
    return lighthouseRun(address, again - 1)
  }
  if (!run || error) throw new Error(`Lighthouse could not measure ${address}: ${error?.message ?? 'no answer'}`)
  const failed = Object.values(run.audits).filter((audit) => audit.score === 0)
  if (process.env.VERBOSE) console.log(failed.map((audit) => `${audit.id}: ${audit.displayValue ?? audit.title}`))
  const score = (category: (typeof categories)[number]) => Math.round((run.categories[category]?.score ?? 0) * 100)
  const figure = (audit: string) => run.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  }
}
