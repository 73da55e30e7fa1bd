import type { FastifyRequest } from 'fastify'

/** Whether a request came from this machine itself: the socket says so, whatever its headers say. */
export const isLoopback = (request: FastifyRequest) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
