const { createElement } = require("react");
const { InlineSlice } = require("../../../.cache/slice/inline-slice.js");

/**
 * A Slice as the browser draws it, in place of Gatsby's own (webpack-config.ts): that one also renders on the server, and
 * carries a kilobyte of messages about props that cannot be serialised. The server's build still has them.
 */
module.exports.Slice = ({ alias, ...props }) => createElement(InlineSlice, { ...props, sliceName: alias });
