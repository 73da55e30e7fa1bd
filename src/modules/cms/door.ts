export { policyLink } from './commands/policy-link.server.ts'
export { shownMenu } from './commands/shown-menu.server.ts'
