const { createElement } = require("react");
const { InlineSlice } = require("../../../.cache/slice/inline-slice.js");

/**
 * A Slice as the browser draws it, in place of Gatsby's own (webpack-config.ts): that also knows how the server writes one, and
 * carries a kilobyte of words for those who pass it what cannot be written down. The server's build still says them.
 */
module.exports.Slice = ({ alias, ...props }) => createElement(InlineSlice, { ...props, sliceName: alias });
