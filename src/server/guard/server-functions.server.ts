import { getServerFnById } from '#tanstack-start-server-fn-resolver'

/** Whether the browser may call a server function of this id. */
export const hasServerFunction = (id: string): Promise<boolean> =>
  getServerFnById(id, { origin: 'client' }).then(
    () => true,
    () => false,
  )
