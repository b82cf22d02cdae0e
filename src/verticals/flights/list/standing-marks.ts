import type { IconName } from '#/ui/icon.tsx'
import type { FareStanding } from './fare-words.tsx'

/** The sign and the colour of how good a part of a fare is; words stand beside it. */
export const standingMarks: Readonly<Record<FareStanding, readonly [IconName, string]>> = {
  yes: ['i-lucide-check', 'text-good'],
  extra: ['i-lucide-circle-dollar-sign', 'text-warn'],
  no: ['i-lucide-x', 'text-muted'],
  unknown: ['i-lucide-circle-help', 'text-muted'],
}
