/** The addresses of payment gateways. They are fixed: no setting of a site changes them. */
export const gatewayHosts = {
  omise: { api: 'https://api.omise.co', pages: ['https://link.omise.co'] },
} as const

/** The path at which the site receives the messages of a gateway. */
export const webhookPath = (provider: string) => `/api/payment/${provider}`
