// Gives the layout a route where there is none: a crashed application.
export {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
