import { describe, expect, it } from 'vitest'
import type { BuiltModule } from './built-modules.ts'
import { splitWords } from './split-words.ts'

const module = (ids: readonly string[], rest: Partial<BuiltModule> = {}): BuiltModule => ({
  code: ids.map((id) => `_({id:\`${id}\`})`).join(';'),
  isEntry: false,
  imports: [],
  dynamicImports: [],
  ...rest,
})

const messages = {
  header: ['Home'],
  shared: ['Price'],
  search: ['Search'],
  lazily: ['Calendar'],
  onhome: ['Install'],
  travel: ['Trip'],
  aspart: ['Read on'],
  around: ['Booking'],
  tokens: ['Pay'],
  nights: ['Nights'],
  outing: ['Outing'],
  letgo1: ['Not booked'],
  holds1: ['Held'],
  forget: ['Start over?'],
  paying: ['Sent'],
}

const home = '/app/src/routes/index.tsx?tsr-split=component'
const booking = '/app/src/routes/booking.tsx?tsr-split=component'
const summary = '/app/src/routes/booking/summary.tsx?tsr-split=component'
const paying = '/app/src/routes/booking/BillingSummary.tsx?tsr-split=component'
const listed = '/app/src/routes/turs/index.tsx?tsr-split=component'
const tour = '/app/src/routes/turs/$tour.tsx?tsr-split=component'
const readPart = '/app/src/features/content/page/read-part.tsx'
const bookingNews = '/app/src/verticals/hotels/booking-news.tsx'
const holdForm = '/app/src/features/checkout/payment/hold-form.tsx'
const restartDialog = '/app/src/features/checkout/draft/restart-dialog.tsx'
const staySteps = '/app/src/verticals/hotels/booking/steps.ts'
const stayParts = '/app/src/verticals/hotels/payment-parts.ts'

const modules = new Map<string, BuiltModule>([
  [
    'index',
    module(['header'], {
      isEntry: true,
      imports: ['ui'],
      dynamicImports: [home, booking, summary, paying, listed, tour, 'app'],
    }),
  ],
  ['ui', module(['noword'])],
  ['app', module(['onhome', 'header'], { imports: ['price'] })],
  [home, module(['search', 'shared'], { imports: ['price', 'index'], dynamicImports: ['dates', readPart] })],
  ['dates', module(['lazily', 'header'])],
  [readPart, module(['aspart'])],
  ['price', module(['shared'])],
  [booking, module(['around'], { dynamicImports: [bookingNews] })],
  [summary, module(['travel', 'around'], { imports: ['price', bookingNews] })],
  [paying, module(['tokens'], { dynamicImports: [stayParts, holdForm, restartDialog] })],
  [stayParts, module(['nights', 'header'], { imports: ['price'], dynamicImports: [staySteps] })],
  [bookingNews, module(['letgo1'])],
  [holdForm, module(['holds1'])],
  [restartDialog, module(['forget'])],
  [staySteps, module(['paying'])],
  [listed, module(['outing'])],
  [tour, module(['outing'])],
])

describe('splitWords', () => {
  it('gives each route what it and all that it may load can say, beyond what every page says and what was sent whole', () => {
    expect(splitWords(modules, messages)).toEqual({
      core: { header: ['Home'] },
      routes: {
        '/': { search: ['Search'], shared: ['Price'], lazily: ['Calendar'] },
        later: { onhome: ['Install'], shared: ['Price'], aspart: ['Read on'] },
        '/booking': { around: ['Booking'] },
        '/booking/summary': { travel: ['Trip'], shared: ['Price'], letgo1: ['Not booked'] },
        '/booking/BillingSummary': { tokens: ['Pay'] },
        '/verticals/hotels/payment-parts': { nights: ['Nights'], shared: ['Price'] },
        news: { letgo1: ['Not booked'] },
        hold: { holds1: ['Held'] },
        restart: { forget: ['Start over?'] },
        paying: { paying: ['Sent'] },
        '/turs': { outing: ['Outing'] },
        '/turs/$tour': { outing: ['Outing'] },
      },
    })
  })

  it('loses no word that any module says', () => {
    const { core, routes } = splitWords(modules, messages)
    const kept = new Set([core, ...Object.values(routes)].flatMap((words) => Object.keys(words)))
    expect(kept).toEqual(new Set(Object.keys(messages)))
  })
})
