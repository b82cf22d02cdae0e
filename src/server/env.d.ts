declare namespace Cloudflare {
  interface Env {
    /** the embedded backend; unused where BACKEND_URL is set */
    BACKEND: Fetcher
    BACKEND_URL?: string
    /** the backend Worker's own */
    DB: D1Database
  }
}
