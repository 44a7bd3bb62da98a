import config from "../index/+config.ts";

export default config;
