import { env } from 'cloudflare:workers'
import { demoSource } from '../demo/demo-source.ts'
import { horizonteSource } from '../horizonte/horizonte-source.ts'
import type { FlightSource } from './flight-source.ts'

/** Every supplier of flights there is: a further one is a folder and a line here. */
const all: readonly FlightSource[] = [demoSource, horizonteSource]

/** Those that the operator has switched on. */
export const flightSources = (): readonly FlightSource[] => all.filter(({ isOn }) => isOn(env))

/** The supplier that an order goes to stays to be asked about it after it was switched off. */
export const everyFlightSource = (): readonly FlightSource[] => all
