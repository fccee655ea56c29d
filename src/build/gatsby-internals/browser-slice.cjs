const { createElement } = require("react");
const { InlineSlice } = require("../../../.cache/slice/inline-slice.js");

/** Gatsby's own also renders on the server, and carries a kilobyte of messages. The server's build still has it. */
module.exports.Slice = ({ alias, ...props }) => createElement(InlineSlice, { ...props, sliceName: alias });
