/** The addresses of payment gateways. They are fixed: no setting of a site changes them. */
export const gatewayHosts = {
  omise: { api: 'https://api.omise.co', pages: ['https://link.omise.co'] },
} as const
