import { createFileRoute } from '@tanstack/react-router'
import { handleTiles } from '#/features/map/tiles/tiles.handler.server.ts'

/** `/tiles/{z}/{x}/{y}.mvt` and `/tiles/style.json`, of the operator's archive. */
export const Route = createFileRoute('/tiles/$')({
  server: { handlers: { GET: ({ request }) => handleTiles(request) } },
})
