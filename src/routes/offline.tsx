import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OfflineView } from '#/features/shell/offline-view.tsx'
import { unlistedHead } from '#/i18n/page-head.ts'

/** What the service worker keeps for a moment without a network. */
export const Route = createFileRoute('/offline')({
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`You are offline`)),
  component: OfflineView,
})
