/** A fault that somebody could make, and the test that has to see it. */
export interface Mutant {
  readonly name: string
  readonly file: string
  /** stands in the file exactly once */
  readonly find: string
  readonly replacement: string
  readonly project: 'unit' | 'workerd' | 'workerd-site'
  readonly test: string
}

type Change = readonly [name: string, find: string, replacement: string]

const inFile = (file: string, test: string, changes: readonly Change[], project: Mutant['project'] = 'unit') =>
  changes.map(([name, find, replacement]): Mutant => ({ name, file, find, replacement, project, test }))

/** Each of these was once made, by hand or by mistake, and no test failed. */
export const knownMutants: readonly Mutant[] = [
  ...inFile('src/features/results/facets/steps.ts', 'src/verticals/flights/results/query/results-bounds.test.ts', [
    ['a facet leaves out what is exactly at its bound', 'value <= (bounds[step] ?? 0)', 'value < (bounds[step] ?? 0)'],
  ]),
  ...inFile(
    'src/verticals/flights/filters/fares/total-price.tsx',
    'src/verticals/flights/results/query/results-bounds.test.ts',
    [
      [
        'a price filter leaves out its upper bound',
        '(totals[row] ?? Infinity) <= max * minorPerUnit',
        '(totals[row] ?? Infinity) < max * minorPerUnit',
      ],
      ['a price filter has no upper bound', ' && (totals[row] ?? Infinity) <= max * minorPerUnit', ''],
      [
        'a price filter leaves out its lower bound',
        '(totals[row] ?? 0) >= min * minorPerUnit',
        '(totals[row] ?? 0) > min * minorPerUnit',
      ],
    ],
  ),
  ...inFile(
    'src/features/results/facets/most-minutes.tsx',
    'src/verticals/flights/results/query/results-bounds.test.ts',
    [['a duration filter leaves out its bound', '(minutes[row] ?? 0) <= most', '(minutes[row] ?? 0) < most']],
  ),
  ...inFile(
    'src/verticals/flights/booked/flight-events.server.ts',
    'src/verticals/flights/booked/flight-events.test.ts',
    [
      [
        'the calendar file puts departures in UTC',
        'instant(departure.at, zone(departure.iataCode))',
        "instant(departure.at, 'UTC')",
      ],
      [
        'the calendar file puts arrivals in the zone of the departure',
        'instant(arrival.at, zone(arrival.iataCode))',
        'instant(arrival.at, zone(departure.iataCode))',
      ],
    ],
  ),
  ...inFile('src/verticals/flights/booked/booked-flight.server.ts', 'src/features/trips/booked/booked-trip.test.ts', [
    ['a booked flight arrives when it departs', 'arrival: segment.arrival.at,', 'arrival: segment.departure.at,'],
    [
      'a booked flight arrives where it departs',
      'segment.arrival),\n    departure:',
      'segment.departure),\n    departure:',
    ],
  ]),
  ...inFile('src/verticals/flights/booked/booked-journey.tsx', 'src/verticals/flights/booked/booked-journey.test.tsx', [
    [
      'a booked journey shows the departure as its arrival',
      'at={leg.arrival} end="arrival"',
      'at={leg.departure} end="arrival"',
    ],
  ]),
  ...inFile('src/verticals/flights/offer/offer-mapper.server.ts', 'src/verticals/flights/offer/offer-mapper.test.ts', [
    ['an offer that can only be held is listed as payable', 'holdOnly: wire.holdOnly === true,', 'holdOnly: false,'],
  ]),
  ...inFile('src/verticals/flights/trip/trip-mapper.server.ts', 'src/verticals/flights/trip/trip-mapper.test.ts', [
    ['a trip that can only be held is sold as payable', 'holdOnly: offer.holdOnly,', 'holdOnly: false,'],
  ]),
  ...inFile(
    'src/verticals/flights/results/query/results-view.ts',
    'src/verticals/flights/results/query/results-bounds.test.ts',
    [
      [
        'the price of one adult is that of another fare',
        'perAdult: total === offer.fares[0]?.total ? offer.perAdult : undefined,',
        'perAdult: offer.perAdult,',
      ],
    ],
  ),
  ...inFile(
    'src/verticals/flights/filters/flight-sorts.ts',
    'src/verticals/flights/results/query/results-bounds.test.ts',
    [['"best" does not look at stops', ' + (changes[row] ?? 0) * bestWeights.stops', '']],
  ),
  ...inFile(
    'src/server/cache/edge-cache.server.ts',
    'src/verticals/flights/offer/flights.workerd.test.ts',
    [
      [
        'prices are kept beyond their expiry',
        'Math.min(loaded.keptUntil ?? Infinity, now + policy.kept * 1000)',
        'now + policy.kept * 1000',
      ],
    ],
    'workerd',
  ),
  ...inFile('src/features/checkout/draft/draft-store.ts', 'src/features/checkout/draft/draft-store.test.ts', [
    [
      'a flush that fails loses what was typed',
      'else if ((await failed(patch, result?.problem, isNeeded)) && isNeeded) return flushAll(false)\n',
      'else unsent.landed(patch)\n',
    ],
  ]),
  ...inFile('backend/orders/attempt/ask-gateway.ts', 'backend/orders/attempt/exactly-once.test.ts', [
    ['a capture that was lost confirms the booking', "view?.status !== 'captured' || !state.booked", '!state.booked'],
  ]),
  ...inFile('backend/orders/store/idempotency.ts', 'backend/orders/store/idempotency.test.ts', [
    [
      'a repeat does not get the answer that was kept',
      "if (record && 'answer' in record) return record.answer as Answer<Value>\n",
      '',
    ],
    ['no answer is kept', 'if (answer.ok || final.has(answer.problem._tag)) yield*', 'if (!answer) yield*'],
  ]),
  ...inFile('backend/orders/store/written-first.ts', 'backend/orders/parts/package-once.test.ts', [
    [
      'a supplier is asked for what is not written down',
      'Effect.andThen(written, (method as Method)(...parameters))',
      '(method as Method)(...parameters)',
    ],
  ]),
  ...inFile(
    'src/features/checkout/session/booking-runner.server.ts',
    'src/features/checkout/session/booking-session.workerd.test.ts',
    [['a charge is made that is not written down', "if (call.type === 'charge') store.write()", '']],
    'workerd-site',
  ),
  ...inFile('src/features/checkout/machine/booking-pay.ts', 'src/features/checkout/machine/checkout-state.test.ts', [
    [
      'another total than the agreed one is charged',
      'if (!isSameMoney(total, agreed)) {',
      'if (!isSameMoney(total, total)) {',
    ],
  ]),
  ...inFile(
    'src/verticals/flights/search/resolve-search.server.ts',
    'src/verticals/flights/search/resolve-search.workerd.test.ts',
    [
      [
        'today is that of UTC',
        'dayInZone(now, resolved.places.from?.timeZone ?? fallbackZone)',
        "dayInZone(now, 'UTC')",
      ],
      ['today is that of Bogotá', 'resolved.places.from?.timeZone ?? fallbackZone', 'fallbackZone'],
    ],
    'workerd',
  ),
  ...inFile(
    'src/features/checkout/machine/booking-payment.ts',
    'src/features/checkout/machine/checkout-state.test.ts',
    [
      [
        'an open page or check of a payment does not keep another from beginning',
        "status !== 'idle' && status !== 'confirmed'",
        "status === 'preparing' || status === 'charging' || status === 'unknown'",
      ],
    ],
  ),
  ...inFile('backend/products/flights/demo/fares/taxes.ts', 'backend/products/flights/demo/fares/taxes.test.ts', [
    ['leaving the country is free where the first flight stays in it', 'path.legs.some(isAbroad)', 'isAbroad(first)'],
    ['Colombia’s value added tax is 5 %', 'CO 590 5870 19 0', 'CO 590 5870 5 0'],
    ['Mexico’s value added tax is 8 %', 'MX 2480 4350 16 3970', 'MX 2480 4350 8 3970'],
  ]),
  ...inFile(
    'backend/products/flights/demo/fares/air-passenger-duty.ts',
    'backend/products/flights/demo/fares/taxes.test.ts',
    [['the United Kingdom’s duty is one for all cabins', "cabin === 'economy' ?", 'cabin ?']],
  ),
  ...inFile(
    'src/verticals/flights/prices/cached-prices.server.ts',
    'src/verticals/flights/prices/cached-prices.workerd.test.ts',
    [
      [
        'prices are kept past the hour in which they move',
        'Math.min(loaded.freshUntil ?? Infinity, quoteHourEnds(now))',
        'loaded.freshUntil ?? Infinity',
      ],
    ],
    'workerd',
  ),
  ...inFile('backend/products/flights/flight-order.ts', 'backend/products/flights/flight-order.test.ts', [
    [
      'a name is sold without its dash, and shown with a space for it',
      "ticketedNames({ ...passenger, middleName: passenger.middleName ?? '' })",
      "ticketedNames({ ...passenger, lastName: passenger.lastName.replaceAll('-', ''), middleName: passenger.middleName ?? '' })",
    ],
    [
      'a name is sold with O for Ø, and shown with OE',
      "ticketedNames({ ...passenger, middleName: passenger.middleName ?? '' })",
      "ticketedNames({ ...passenger, firstName: passenger.firstName.replaceAll(/ø/gi, 'O'), middleName: passenger.middleName ?? '' })",
    ],
  ]),
  ...inFile('backend/orders/parts/saga.ts', 'backend/orders/parts/saga.test.ts', [
    ['what is unknown is taken for ended, and given back', "  'unknown',\n", ''],
    ['parts are given back oldest first', '    .toReversed()\n', ''],
    ['what is final is bought first', 'isFinal(part) ? Infinity', 'isFinal(part) ? -1'],
    ['a penalty is paid without asking', "costly && penalties === 'ask' && consent === null", 'false'],
    [
      'the money goes back while nobody knows of what is stuck',
      " && !trouble?.told) ? { type: 'wait' }",
      " && false) ? { type: 'wait' }",
    ],
    [
      'the money is taken although a part was refused',
      '!mayGoOn(parts, policy)',
      '!mayGoOn(parts, policy) && partUnderWay(parts)',
    ],
    [
      'what can be held is bought without holding the rest',
      'holdable && parts.length > 1',
      'holdable && parts.length > 9',
    ],
    [
      'the money is taken once the first part is confirmed',
      "return nextToSecure(parts, now) ?? { type: 'capture' }",
      "return (parts.some(({ state }) => state === 'confirmed') ? undefined : nextToSecure(parts, now)) ?? { type: 'capture' }",
    ],
  ]),
  ...inFile('backend/orders/parts/begin-move.ts', 'backend/orders/parts/package-once.test.ts', [
    [
      'a part that is held already is held once more instead of confirmed',
      "state: part.state === 'held' ? 'confirming' : 'securing',",
      "state: 'securing',",
    ],
  ]),
  ...inFile('backend/orders/parts/release-parts.ts', 'backend/orders/parts/package-once.test.ts', [
    [
      'a part that could not be given back is dropped',
      "withPart(known, part, { state: 'stuck' })",
      "withPart(known, part, { state: 'released' })",
    ],
    [
      'a part is given back without a task that tries again',
      "return withTask(withPart(known, part, { state: 'stuck' }), 'release', at)",
      "return withPart(known, part, { state: 'stuck' })",
    ],
  ]),
  ...inFile('backend/orders/parts/give-back.ts', 'backend/orders/parts/package-once.test.ts', [
    [
      'a part is given back at whatever its supplier keeps',
      'if (quote.kept.amount > allowed) return yield* new CancelRefused()\n',
      '',
    ],
  ]),
  ...inFile('backend/orders/parts/cancel-parts.ts', 'backend/orders/parts/cancel-once.test.ts', [
    ['a supplier is asked to cancel before it is written down', 'yield* store.save(begun)\n', ''],
  ]),
  ...inFile('backend/orders/parts/called-off.ts', 'backend/orders/parts/cancel-parts.test.ts', [
    [
      'all that was charged goes back of what is cancelled',
      'subtractMoney(chargedFor(state, part), keptOf(part))',
      'chargedFor(state, part)',
    ],
  ]),
  ...inFile('backend/orders/parts/cancelling.ts', 'backend/orders/parts/cancel-parts.test.ts', [
    [
      'a ticket is given up before the rest of its package is taken back',
      'if (asked.some(([, cancelling]) => cancelling && !cancelling.isFinal)) return state\n',
      '',
    ],
    [
      'a supplier that was silent and refuses is believed at once',
      "(_tag === 'NotTakenBack' && !wasSilent)",
      "_tag === 'NotTakenBack'",
    ],
  ]),
  ...inFile('backend/products/hotels/demo/shown-rates.ts', 'backend/products/hotels/demo/one-price.test.ts', [
    [
      'rooms are added up without the last',
      'dollars(prices.reduce((total, price) => total + of(price).amount, 0))',
      'dollars(prices.slice(0, Math.max(1, prices.length - 1)).reduce((total, price) => total + of(price).amount, 0))',
    ],
  ]),
  ...inFile('backend/products/hotels/demo/ids/choice-id.ts', 'backend/products/hotels/demo/one-price.test.ts', [
    ['the children of a room are read as another room', 'at += 3 + children', 'at += 3'],
  ]),
  ...inFile(
    'backend/products/hotels/api/hotels-handlers.ts',
    'backend/products/hotels/api/hotels.workerd.test.ts',
    [
      [
        'the children of the first room are in every room',
        'childAges: childAge',
        'childAges: rooms[0]?.childAge ?? childAge',
      ],
    ],
    'workerd',
  ),
  ...inFile('backend/products/hotels/hotel-order.ts', 'backend/products/hotels/hotel-order.test.ts', [
    [
      'a hotel is told the children of the first room for each',
      'childAges: childAge',
      'childAges: item.rooms[0]?.childAge ?? childAge',
    ],
  ]),
]
