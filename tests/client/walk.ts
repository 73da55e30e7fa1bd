import type { Http } from '../support/http.ts'
import { sites } from '../support/cast.ts'
import { specClient, type Transport } from './spec-client.ts'

/** The client of a person who has just opened a site. Its requests pass through the whole server. */
export const visit = (http: Http, hostname: string = sites.skills.hostname) => {
  const transport: Transport = async ({ method, path, headers, body }) => {
    const {
      statusCode,
      headers: given,
      body: text,
    } = await http.server.inject({
      method,
      url: path,
      headers: { host: hostname, ...headers },
      ...(body !== undefined && { payload: body }),
    })
    return { status: statusCode, headers: given, text }
  }
  return specClient(transport)
}
