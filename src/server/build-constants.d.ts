interface ImportMetaEnv {
  /** of the content that this build brings along; undefined in tests */
  readonly CONTENT_VERSION?: string
  /** whose signature stands for the backend's keys for cards */
  readonly CARD_SIGNER: { readonly kty: string; readonly crv: string; readonly x: string; readonly y: string }
}
