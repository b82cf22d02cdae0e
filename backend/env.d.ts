declare namespace Cloudflare {
  interface Env {
    /** shared with the site; without it the backend lets every caller in */
    SERVICE_KEY?: string
  }
}
