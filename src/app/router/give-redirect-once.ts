import { createIsomorphicFn } from '@tanstack/react-start'

interface Led {
  readonly type: 'redirect'
  readonly redirect: Response
}

interface ServerRouter {
  _serverResult?: Led | { readonly type: string } | undefined
}

const isLed = (result: ServerRouter['_serverResult']): result is Led => result?.type === 'redirect'

const givenOnce = ({ redirect }: Led): Led => {
  let held: Response | undefined = redirect
  return {
    type: 'redirect',
    get redirect() {
      const given = held
      held = undefined
      return given as Response
    },
  }
}

/**
 * Makes a router on the server forget the redirect that it was asked for, once the framework has read it, which it does once. The
 * redirect is a response of the runtime, which holds the request's storage, which holds the router: kept, the three would never
 * be collected (docs/decisions/0044-the-response-is-held-weakly.md).
 */
export const giveRedirectOnce = createIsomorphicFn()
  .server((router: object): void => {
    let result: ServerRouter['_serverResult']
    Object.defineProperty(router, '_serverResult', {
      get: () => result,
      set: (value: ServerRouter['_serverResult']) => {
        result = isLed(value) ? givenOnce(value) : value
      },
    })
  })
  .client((_router: object): void => undefined)
