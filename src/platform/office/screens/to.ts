import { type LoaderFunctionArgs, redirect } from 'react-router'
import { askedOf } from '#platform/http/request.server.ts'

/** A route that only redirects to another one and keeps the query (specification: /student keeps the page query). */
export const loader = (args: LoaderFunctionArgs) => {
  const { route } = askedOf(args)
  if (!route || !('to' in route)) throw new Response(null, { status: 404 })
  return redirect(route.to + new URL(args.request.url).search)
}
