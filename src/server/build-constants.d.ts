interface ImportMetaEnv {
  /** of the content that this build brings along; undefined in tests */
  readonly CONTENT_VERSION?: string
}
