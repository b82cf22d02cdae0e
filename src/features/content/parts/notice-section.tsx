import { Notice } from '#/ui/notice.tsx'
import type { SectionOf } from '../content-page.ts'

export function NoticeSection({ section: { tone, text } }: { readonly section: SectionOf<'Notice'> }) {
  return <Notice tone={tone === 'warning' ? 'warn' : 'info'}>{text}</Notice>
}
