/** Made by the framework at build time: the server functions that the browser may call. */
declare module '#tanstack-start-server-fn-resolver' {
  export const getServerFnById: (id: string, access: { origin: 'client' | 'server' }) => Promise<unknown>
}
