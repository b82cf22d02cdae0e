interface ImportMetaEnv {
  /** of the content that this build brings along; undefined in tests */
  readonly CONTENT_VERSION?: string
  /** of the land that drawn maps are made of, as the build wrote it; undefined in tests */
  readonly LAND_VERSION?: string
  /** whose signature stands for the backend's keys for cards */
  readonly CARD_SIGNER: { readonly kty: string; readonly crv: string; readonly x: string; readonly y: string }
}
