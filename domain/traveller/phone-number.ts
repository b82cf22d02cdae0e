import { compactCode } from '../text/written-code.ts'
import { withoutTrunk } from './tel-href.ts'

/** A phone number as it is sent: an optional plus and digits alone. */
export const compactPhone = (text: string): string => withoutTrunk(compactCode(text))
