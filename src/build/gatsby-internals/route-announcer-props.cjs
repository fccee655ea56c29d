/** Gatsby announces in English; src/shell/announcer.tsx does it in the page's language. The element itself must stay. */
module.exports.RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };
