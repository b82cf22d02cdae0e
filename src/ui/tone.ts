import type { IconName } from './icon.tsx'

export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'danger'

export const toneClass: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  info: 'bg-primary-soft text-primary-strong',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
}

export const toneIcon: Record<Tone, IconName> = {
  neutral: 'i-lucide-info',
  info: 'i-lucide-info',
  good: 'i-lucide-circle-check',
  warn: 'i-lucide-triangle-alert',
  danger: 'i-lucide-circle-alert',
}
