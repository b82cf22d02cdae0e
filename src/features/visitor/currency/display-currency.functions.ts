import { createServerFn } from '@tanstack/react-start'
import { visitorDisplayCurrency } from './display-currency.server.ts'

/** For page loaders: give its answer to `DisplayCurrencyProvider`. */
export const loadDisplayCurrency = createServerFn().handler(() => visitorDisplayCurrency())
