declare namespace Cloudflare {
  interface Env {
    /** shared with the site; without it the backend lets every caller in */
    SERVICE_KEY?: string
    /** signs offer ids: whoever knows it can make up offers */
    OFFER_SECRET: string
    /** how long the named route STN-LHR keeps a caller waiting; 3000 where unset */
    SUPPLIER_TIMEOUT_MS?: string
  }
}
